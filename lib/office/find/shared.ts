/** Letters after which the search asks. Of one letter too much would be found. */
export const leastLetters = 2;
