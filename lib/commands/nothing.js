// Stands for "server-only" outside of Next.
export {};
