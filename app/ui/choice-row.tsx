import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** A radio button or checkbox as a row: the mark, then the text. */
export function ChoiceRow({ children, ...input }: ComponentProps<"input">) {
	return (
		<label className="choice items-center gap-3.5 px-4 py-3">
			<input {...input} />
			<span className="choice-mark">
				<Icon name="check" size={16} />
			</span>
			<span className="flex-1">{children}</span>
		</label>
	);
}
