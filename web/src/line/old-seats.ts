/** Seats as pages kept them before a browser had one secret for all of them. */

import { json, Refusal } from './api';
import { remember, type Noted } from './witness';
import { keep, recall } from '../common/settings.svelte';

interface OldSeat {
  table: string;
  secret: string;
  commitment?: string;
}

function oldSeats(): OldSeat[] {
  try {
    const kept: unknown = JSON.parse(recall('seats') ?? '[]');
    return Array.isArray(kept) ? (kept as OldSeat[]).filter((seat) => seat?.table && seat.secret) : [];
  } catch {
    return [];
  }
}

let handing: Promise<void> | null = null;

/** They are handed over once, and go from here only when the server has them. */
export const handedOver = (): Promise<void> => (handing ??= passOn().finally(() => (handing = null)));

async function passOn(): Promise<void> {
  const seats = oldSeats();
  try {
    if (seats.length > 0) await json('/api/mine', { secrets: seats.map(({ secret }) => secret) });
  } catch (error) {
    if (error instanceof Refusal) return; // the next time, then
    throw error;
  }
  const sealed = seats.flatMap(({ table, commitment }) => (commitment ? [[table, { commitment }]] : []));
  if (sealed.length > 0) remember(Object.fromEntries(sealed) as Record<string, Noted>);
  keep('seats', null);
}
