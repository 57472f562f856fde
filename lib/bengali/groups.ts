/** Groups of the upper classes. */
export const groupNames = { science: "বিজ্ঞান", humanities: "মানবিক", business: "ব্যবসায় শিক্ষা" } as const;

export type StudyGroup = keyof typeof groupNames;

/** In the order of lists. */
export const studyGroups = Object.keys(groupNames) as StudyGroup[];
