import { resultSearch } from "@/lib/http/direct-search";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resultSearch;
