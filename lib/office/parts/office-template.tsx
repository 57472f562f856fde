import { DefaultTemplate } from "@payloadcms/next/templates";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import { WhenHydrated } from "./when-hydrated";

type Props = Pick<AdminViewServerProps, "initPageResult" | "params" | "searchParams"> & { children: ReactNode };

/** Payload's header and navigation around a view of our own. */
export function OfficeTemplate({ initPageResult, params, searchParams, children }: Props) {
	const { locale, permissions, req, visibleEntities } = initPageResult;
	const { i18n, payload, user } = req;
	const template = { i18n, locale, params, payload, permissions, req, searchParams, visibleEntities };
	return (
		<DefaultTemplate {...template} user={user ?? undefined}>
			<main>
				<WhenHydrated>{children}</WhenHydrated>
			</main>
		</DefaultTemplate>
	);
}
