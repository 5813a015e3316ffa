/** Whoever has the address: an IPv4 address alone, or the /64 of an IPv6 address, where a household chooses any address. */
export function householdOf(address: string): string {
	const plain = plainAddress(address);
	return plain.includes(".") ? plain : firstGroups(plain, 4);
}

/** The network that an address belongs to: /24 for IPv4, /48 for IPv6, of which one host may have all 65,536 households. */
export function networkOf(address: string): string {
	const plain = plainAddress(address);
	return plain.includes(".") ? plain.split(".").slice(0, 3).join(".") : firstGroups(plain, 3);
}

function plainAddress(address: string): string {
	return address.replace(/^::ffff:/, "");
}

function firstGroups(address: string, count: number): string {
	const [head = "", tail] = address.split("::");
	const groups = head.split(":").filter(Boolean);
	const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
	return [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail?.split(":").filter(Boolean) ?? [])]
		.slice(0, count)
		.join(":");
}
