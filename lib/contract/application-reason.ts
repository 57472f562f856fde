/** Characters of the reason that is given to a refused applicant. */
export const longestReason = 500;
