/** Names used in PostgreSQL. Without imports, so that tests can load this module outside of Next. */

/** @returns the name under which PostgreSQL lists the connection of a process */
export const listenerName = (pid: number) => `school process ${pid}`;

/** Key of the advisory lock; any number that nothing else in the database uses. */
export const leaderLock = 4_120_901;
