import { resultSearch } from "@/lib/http/result-search";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resultSearch;
