// Replaces the package "server-only" in commands and tests: outside of Next its default export condition throws.
export {};
