import type { ComponentProps } from "react";
import { Table } from "@/components/layout/column-heads";

/** A table with the look of Payload's lists, which a small window scrolls. */
export const ListTable = ({ className, ...table }: ComponentProps<typeof Table>) => (
	<div className={["table", className].filter(Boolean).join(" ")}>
		<Table {...table} />
	</div>
);
