/** Rate limits so high that tests with many requests from one IP address do not reach them. */
const wide = "1000000";

export const wideLimits = {
	APPLICATIONS_PER_HOUR: wide,
	LOGIN_FAILURES_PER_STUDENT: wide,
	LOGIN_FAILURES_PER_ADDRESS: wide,
};
