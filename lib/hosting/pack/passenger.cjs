/**
 * The start file of the packed site (lib/hosting/pack/pack.ts) for Passenger, as cPanel has it ("Application startup
 * file"). Passenger loads it with require(), and takes the first server that listens in this process for its own. So the
 * server does not run in a child, as elsewhere: lib/hosting/pack/behind-passenger.ts.
 */
process.argv.splice(2, process.argv.length, "behind-passenger");
import("./school.js");
