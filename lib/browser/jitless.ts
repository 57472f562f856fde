/**
 * Keeps zod from trying whether it may compile code, which the site's policy forbids and the browser reports. A schema tries
 * when it is made: this comes before the imports of all schemas.
 */
import { z } from "zod";

z.config({ jitless: true });
