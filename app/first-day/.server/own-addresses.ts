import { BlockList, isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";

/** Addresses that no visitor can reach: private, local and reserved networks (RFC 6890). */
const unreachable = new BlockList();
for (const [network, prefix] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["224.0.0.0", 3],
] as const)
	unreachable.addSubnet(network, prefix, "ipv4");
/** Only 2000::/3 is routed. */
const reachable = new BlockList();
reachable.addSubnet("2000::", 3, "ipv6");

/** Public addresses of this machine itself. Behind a proxy or in a container it knows none. */
export function ownAddresses(found = Object.values(networkInterfaces()).flatMap((each) => each ?? [])): string[] {
	return found.map(({ address }) => address).filter(isPublic);
}

function isPublic(address: string): boolean {
	return isIPv6(address) ? reachable.check(address, "ipv6") : !unreachable.check(address, "ipv4");
}
