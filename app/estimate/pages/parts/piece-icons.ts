/** Here and not with the icons of every page: only the details step shows them. 24 × 24, one path each. */
export const pieceIcons: Readonly<Record<string, string>> = {
	sofa: "M20 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v3M2 16a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-11a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0zM4 18v2M20 18v2M12 4v9",
	armchair:
		"M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0zM5 18v2M19 18v2",
	chair: "M7 3v10M17 3v10M7 4h10M7 8h10M5.5 13h13v2.5h-13zM7 15.5V21M17 15.5V21",
	ottoman:
		"M3 9.5C3 8 7 7 12 7s9 1 9 2.5v4c0 1.5-4 2.5-9 2.5s-9-1-9-2.5zM3 9.5C3 11 7 12 12 12s9-1 9-2.5M6 15.5V19M18 15.5V19",
	mattress:
		"M2 8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2zM2 11h20M8 14.5h.01M12 14.5h.01M16 14.5h.01",
	carpet: "M4 5h13a3 3 0 0 1 0 6H8M4 5v14h13a3 3 0 0 0 3-3V8M8 19v-3M12 19v-3M16 19v-3",
	rug: "M5 4h14v16H5zM9 8h6v8H9zM7 20v2M12 20v2M17 20v2M7 2v2M12 2v2M17 2v2",
};

export const removeIcon = "M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2";
