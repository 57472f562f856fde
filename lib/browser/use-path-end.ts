import { usePathname } from "next/navigation";

/**
 * The names in the path of a student page. The server sends one stored page for all names (the rewrites of
 * next.config.js), so only the browser's path has them, and what the page shows of them may appear after hydration only.
 * @param count of the segments at the end of the path
 */
export const usePathEnd = (count: number): string[] => usePathname().split("/").slice(-count);
