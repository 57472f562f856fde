/** PostgreSQL's connections: counts statements that fail. */
import pg from "pg";
import { countFailures } from "./database-errors";

export class ConnectionPool extends pg.Pool {
	constructor(options?: pg.PoolConfig) {
		super(options);
		this.on("connect", (client) => countFailures(client, "query"));
		countFailures(this, "query");
		countFailures(this, "connect");
	}
}
