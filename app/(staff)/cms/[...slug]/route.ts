import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from "@payloadcms/next/routes";
import { staffRest } from "@/lib/http/staff/rest";

export const GET = staffRest(REST_GET(config));
export const POST = staffRest(REST_POST(config));
export const DELETE = staffRest(REST_DELETE(config));
export const PATCH = staffRest(REST_PATCH(config));
export const PUT = staffRest(REST_PUT(config));
export const OPTIONS = staffRest(REST_OPTIONS(config));
