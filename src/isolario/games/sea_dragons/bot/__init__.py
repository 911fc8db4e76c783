"""What a good player of Sea Dragons looks at."""
