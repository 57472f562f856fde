/** What Payload's packages import as "../exports/client/index.js" (lib/framework/lazy-editor.js). */
export * from "@payloadcms/ui";
export { RichTextField } from "./rich-text";
