import type { ComponentProps } from "react";

/** A checkbox or radio button with a text of several lines. */
export function TickBox({ children, ...input }: ComponentProps<"input">) {
	return (
		<label className="grid min-h-11 cursor-pointer grid-cols-[24px_1fr] gap-3.5 py-2 text-note leading-snug">
			<input type="checkbox" value="on" className="size-6 accent-teal-700" {...input} />
			<span>{children}</span>
		</label>
	);
}
