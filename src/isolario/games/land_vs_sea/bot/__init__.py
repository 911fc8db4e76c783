"""What a good player of Land vs Sea looks at."""
