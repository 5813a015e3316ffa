/** Drawings from Lucide (ISC licence) that only the back office shows: the public icons stay as few as they are. */
const paths = {
	activity:
		"M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2",
	chart: "M5 21v-6M12 21V3M19 21V9",
	shield:
		"M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z",
	back: "M15 18l-6-6 6-6",
	check: "M20 6L9 17l-5-5",
	dot: "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
	home: "M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
	list: "M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13",
	"log-out": "M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4",
	menu: "M4 5h16M4 12h16M4 19h16",
	next: "M9 18l6-6-6-6",
	user: "M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
	users:
		"M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
} as const;

export type OfficeIconName = keyof typeof paths;

/** Decoration: the words beside it say what it means. */
export function OfficeIcon({ name, size = 20 }: { name: OfficeIconName; size?: number }) {
	return (
		<svg
			aria-hidden="true"
			className="shrink-0"
			width={size}
			height={size}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d={paths[name]} />
		</svg>
	);
}
