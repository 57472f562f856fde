/** Jest's globalTeardown of the suites with servers. */
import { stopServers } from "./test-server.js";

export default stopServers;
