// Replaces the package "server-only" outside of Next, where it would throw: commands and tests run on the server alone.
export {};
