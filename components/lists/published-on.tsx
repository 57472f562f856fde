import { dayOf, formatDate } from "@/lib/bengali/dates";

/** @param date ISO 8601 with offset */
export const PublishedOn = ({ date }: { date: string }) => <time dateTime={dayOf(date)}>{formatDate(date)}</time>;
