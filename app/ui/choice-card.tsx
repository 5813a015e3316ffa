import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { PlainIconName } from "./icon-paths.ts";

/** A radio button or checkbox that looks like a card; the native control is invisible on top of it. */
export function ChoiceCard({
	icon,
	children,
	note,
	...input
}: { icon?: PlainIconName; children: ReactNode; note?: string } & ComponentProps<"input">) {
	return (
		<label className="choice min-h-24 flex-col justify-between gap-3 p-4 text-note leading-tight">
			<input {...input} />
			<span className="flex items-start justify-between">
				{icon && <Icon name={icon} size={26} className="text-teal" />}
				<span className="choice-mark ml-auto">
					<Icon name="check" size={16} />
				</span>
			</span>
			<span>
				{children}
				{note && <span className="block font-normal text-ink-600 text-small">{note}</span>}
			</span>
		</label>
	);
}
