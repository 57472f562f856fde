import { toast } from "@payloadcms/ui";
import { type ComponentType, useState } from "react";
import { noConnectionText } from "@/lib/bengali/no-connection";

/**
 * A dialog that is not in the page, loaded when it is opened. One that does not come says so, and takes nothing with it.
 * @returns the dialog while it is open, what opens it, and what closes it
 */
export function useOpened<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
	const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
	const open = () =>
		void load().then(
			(part) => setDialog(() => part.default),
			() => toast.error(noConnectionText),
		);
	return [Dialog, open, () => setDialog(null)] as const;
}
