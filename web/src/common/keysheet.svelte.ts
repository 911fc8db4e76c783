/** Whether the list of keys is open: the "?" key opens it, and so can any button. */
export const keysheet = $state({ open: false });
