/** PostgreSQL's connections: counts statements that fail, and lets it plan frequent reads only once. */
import pg from "pg";
import { countFailures } from "./database-errors";
import { nameReads } from "./named-reads";

export class ConnectionPool extends pg.Pool {
	constructor(options?: pg.PoolConfig) {
		super(options);
		nameReads(this);
		this.on("connect", (client) => countFailures(client, "query"));
		countFailures(this, "query");
		countFailures(this, "connect");
	}
}
