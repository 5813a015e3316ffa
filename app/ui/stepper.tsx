import { useState } from "react";
import { Icon } from "./icon.tsx";

interface StepperProps {
	label: string;
	name: string;
	value: number;
	/** Displayed after the value. */
	unit: string;
	min: number;
	max: number;
	fewer: string;
	more: string;
	onChange: (value: number) => void;
}

/**
 * A number with two large buttons, which need JavaScript; without it the number can be typed. At an end, a button stays
 * focusable: `disabled` would drop the focus.
 */
export function Stepper({ label, name, value, unit, min, max, fewer, more, onChange }: StepperProps) {
	/** The text in the field while it is edited: it may be empty, or not a number yet. */
	const [typed, setTyped] = useState<string | null>(null);
	const button =
		"scripted grid size-12 cursor-pointer place-items-center rounded-pill bg-white text-spruce shadow-1 hover:bg-mint-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-50";
	return (
		<fieldset>
			<legend className="font-semibold text-note text-spruce">{label}</legend>
			<div className="mt-2.5 grid grid-cols-[48px_1fr_48px] items-center rounded-pill bg-cream p-1">
				<button
					type="button"
					className={button}
					aria-label={fewer}
					aria-disabled={value <= min}
					onClick={() => value > min && onChange(value - 1)}
				>
					<Icon name="minus" />
				</button>
				<label className="col-start-2 flex min-h-12 items-center justify-center gap-1.5 font-bold text-spruce">
					<input
						type="number"
						name={name}
						aria-label={label}
						min={min}
						max={max}
						required
						value={typed ?? value}
						onChange={({ currentTarget: { value: text, valueAsNumber, validity } }) => {
							setTyped(text);
							if (validity.valid) onChange(valueAsNumber);
						}}
						onBlur={() => setTyped(null)}
						className="tabular w-12 [appearance:textfield] bg-transparent text-right [&::-webkit-inner-spin-button]:appearance-none"
					/>
					{unit}
				</label>
				<button
					type="button"
					className={button}
					aria-label={more}
					aria-disabled={value >= max}
					onClick={() => value < max && onChange(value + 1)}
				>
					<Icon name="plus" />
				</button>
			</div>
		</fieldset>
	);
}
