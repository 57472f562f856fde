/** Child process of Jest (./test-store-start): an S3 store for all suites of a run. */
import { startObjectStore } from "./object-store";

const store = await startObjectStore();
const stopped = new Promise<void>((resolve) => process.once("disconnect", resolve));
process.send?.(JSON.stringify(store.variables));
await stopped;
await store.stop();
