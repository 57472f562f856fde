/** Names in PostgreSQL, without imports: tests read them outside of Next. */

/** @returns the name under which PostgreSQL lists the connection of a process */
export const listenerName = (pid: number) => `school process ${pid}`;

/** Key of the advisory lock; any number that nothing else in the database uses. */
export const leaderLock = 4_120_901;
