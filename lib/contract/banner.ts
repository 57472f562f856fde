/** Limits of the urgent banner. */

/** Characters of the banner: four lines on a phone 360 px wide, so that the page below stays in sight. */
export const longestBanner = 120;

export const longestBannerLink = 500;
