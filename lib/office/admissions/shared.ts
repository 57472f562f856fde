/** Stands for the id of the year that is admitted to while the school has no record of it. */
export const comingYear = "coming";
