import { type ComponentProps, useId } from "react";
import { Icon } from "./icon.tsx";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id"> {
	label: string;
	hint?: string;
	error?: string;
	/** What stands beside the label of a field that may stay empty. */
	optional?: string;
}

/** A label, a hint, the field and its error, tied together for assistive technology. Uncontrolled: what was typed before hydration stays. */
export function TextField({ label, hint, error, optional, className = "", ...input }: TextFieldProps) {
	const id = useId();
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={className}>
			<label htmlFor={id} className="block font-semibold text-spruce">
				{label}
				{optional && <span className="ml-2 font-normal text-ink-600 text-small">{optional}</span>}
			</label>
			{hint && (
				<p id={`${id}-hint`} className="text-ink-600 text-small">
					{hint}
				</p>
			)}
			<input
				id={id}
				className="field mt-2 w-full"
				aria-describedby={described || undefined}
				aria-invalid={error ? true : undefined}
				{...input}
			/>
			{error && (
				<p id={`${id}-error`} className="mt-2 flex gap-2 font-semibold text-berry-700 text-small">
					<Icon name="alert" size={18} />
					{error}
				</p>
			)}
		</div>
	);
}
