/** A process of its own that sweeps what no record holds, however young. */
import { tidyUp } from "../housekeeping";
import { openRecords } from "../open-records";

const payload = await openRecords();
await tidyUp(payload, 0);
await payload.destroy();
