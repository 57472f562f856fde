/** Child process that ends a restore that was killed, as the next start does. */
import { settleRestore } from "../backup/settle";

await settleRestore();
