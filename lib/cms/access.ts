/** Who may do what. Nobody may anything unless a rule here says so. */
import type { Access, FieldAccess } from "payload";

/** Signed-in staff of the school. Public pages read through lib/school, not through these rules. */
export const staffOnly: Access = ({ req }) => req.user?.collection === "staff";

export const staffAccess = { read: staffOnly, create: staffOnly, update: staffOnly, delete: staffOnly };

const nobody: FieldAccess = () => false;

/** For fields that the server fills: what is sent for them is dropped. Server code writes them with overrideAccess. */
export const serverWrites = { create: nobody, update: nobody };
