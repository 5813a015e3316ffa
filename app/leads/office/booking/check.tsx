import type { ComponentProps, ReactNode } from "react";

/** A checkbox with its label and, below, what it means. */
export function Check({ children, hint, ...input }: { children: ReactNode; hint?: string } & ComponentProps<"input">) {
	return (
		<label className="booking-check">
			<input type="checkbox" value="yes" {...input} />
			<span>
				{children}
				{hint && <span className="block font-normal text-small">{hint}</span>}
			</span>
		</label>
	);
}
