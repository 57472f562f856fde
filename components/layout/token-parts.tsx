"use client";
/** What ./token-links loads; where a part of it fails, the page is as it is without a token. */
import type { ComponentProps } from "react";
import { SentApplication } from "@/components/admission/sent-application";
import { Boundary } from "@/components/forms/boundary";
import { AccountLinks } from "./account-links";

const Links = (props: ComponentProps<typeof AccountLinks>) => (
	<Boundary quiet>
		<AccountLinks {...props} />
	</Boundary>
);

const Panel = () => (
	<Boundary quiet>
		<SentApplication />
	</Boundary>
);

export const links = { default: Links };
export const panel = { default: Panel };
