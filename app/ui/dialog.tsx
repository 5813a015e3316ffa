import { type ReactNode, useId, useRef } from "react";
import { Button } from "./button.tsx";

/** A native modal dialog: it traps and restores focus, and Escape closes it. */
export function Dialog({
	open: openLabel,
	title,
	close,
	children,
}: {
	open: string;
	title: string;
	close: string;
	children: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useId();
	return (
		<>
			<Button look="outline" size="small" onClick={() => dialog.current?.showModal()}>
				{openLabel}
			</Button>
			<dialog
				ref={dialog}
				aria-labelledby={heading}
				className="m-auto max-w-[min(34rem,100%-2.5rem)] rounded-lg bg-white p-8 text-ink shadow-2 backdrop:bg-spruce-950/60"
			>
				<h2 id={heading} className="text-h3">
					{title}
				</h2>
				<div className="mt-3">{children}</div>
				<Button look="dark" size="small" className="mt-6" onClick={() => dialog.current?.close()}>
					{close}
				</Button>
			</dialog>
		</>
	);
}
