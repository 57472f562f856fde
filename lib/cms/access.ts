/** Access control: deny by default. */
import type { Access, FieldAccess } from "payload";

/** Signed-in staff of the school. Public pages read through lib/school, not through these rules. */
export const staffOnly: Access = ({ req }) => req.user?.collection === "staff";

export const staffAccess = { read: staffOnly, create: staffOnly, update: staffOnly, delete: staffOnly };

const nobody: FieldAccess = () => false;

/** For fields set by the server: client values are dropped; server code writes with overrideAccess. */
export const serverWrites = { create: nobody, update: nobody };
