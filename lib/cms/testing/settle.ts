/** Child process that recovers from a killed restore, like the next start of the site. */
import { settleRestore } from "@/lib/backup/settle";

await settleRestore();
