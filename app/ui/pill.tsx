import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A radio button or checkbox as a pill; the check appears when it is chosen. */
export function Pill({ children, note, ...input }: { children: ReactNode; note?: string } & ComponentProps<"input">) {
	return (
		<label className="choice pill">
			<input {...input} />
			<Icon name="check" size={18} className="pill-check" />
			<span>
				{children}
				{note && <span className="block font-normal text-ink-600 text-small">{note}</span>}
			</span>
		</label>
	);
}
