"use client";
/** The chunk loaded by ./token-links; an error in a part renders nothing. */
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
