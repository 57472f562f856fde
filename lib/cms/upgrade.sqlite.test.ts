import { onSqlite } from "./testing/databases";
import { upgradeSuite } from "./testing/upgrade-suite";

const open = onSqlite({ migrated: false });

upgradeSuite(async () => ({
	payload: await open(),
	migrations: (await import("./migrations/sqlite")).migrations as never,
}));
