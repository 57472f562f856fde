import { onPostgres } from "./testing/databases";
import { upgradeSuite } from "./testing/upgrade-suite";

const open = onPostgres({ migrated: false });

upgradeSuite(async () => ({
	payload: await open(),
	migrations: (await import("./migrations/postgres")).migrations as never,
}));
