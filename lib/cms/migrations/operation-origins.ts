/** SQL of the columns of `operations` that say from which device and address one was applied and taken back. */
const columns = ["device", "address", "taken_back_device", "taken_back_address"];

export const addOrigins = columns.map((name) => `ALTER TABLE "operations" ADD COLUMN "${name}" text`);
export const dropOrigins = columns.map((name) => `ALTER TABLE "operations" DROP COLUMN "${name}"`);
