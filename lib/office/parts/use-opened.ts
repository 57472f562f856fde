import { toast } from "@payloadcms/ui";
import { type ComponentType, useState } from "react";
import { noConnectionText } from "@/lib/bengali/no-connection";

/** @returns a dialog that is loaded when it is opened, what opens and what closes it; one that does not come says so */
export function useOpened<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
	const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
	const open = () =>
		void load().then(
			(part) => setDialog(() => part.default),
			() => toast.error(noConnectionText),
		);
	return [Dialog, open, () => setDialog(null)] as const;
}
