/** Colours other than those of the style sheet, such as those of a draft of the brand. */
interface MarkFills {
	leaf?: string;
	berry?: string;
}

/** The mark that ships, in a view box of 64 × 64. The element around it gives the colour and the width of the lines. */
export function MarkShapes({ leaf, berry }: MarkFills) {
	return (
		<>
			<circle cx="27.5" cy="36" r="19" />
			<path d="M46.5 20.5V44c0 6.4 3 9.6 7 9.6 2.9 0 5-1.5 6.6-4.1" strokeLinecap="round" />
			<path
				d="M45.3 16.2C44.7 8.9 50.1 4.1 60.3 4.3 60.5 12.7 55.1 17.7 45.3 16.2Z"
				{...(leaf ? { fill: leaf } : { className: "mark-leaf" })}
				strokeWidth="0"
			/>
			<circle cx="27.5" cy="40" r="9.3" {...(berry ? { fill: berry } : { className: "fill-berry" })} strokeWidth="0" />
		</>
	);
}
