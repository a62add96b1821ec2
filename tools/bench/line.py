#!/usr/bin/env python3
"""Runs $CHROMIUM with these arguments behind a slow line: in a network namespace of its own, whose only way out is a pair
of TUN devices, from $PHONE to $SERVER. Each packet takes its turn at $BITS a second and arrives half a $ROUND_TRIP (in seconds) later.
Namespace and devices end with this process."""
import ctypes, fcntl, os, select, struct, subprocess, sys, time
from collections import deque

PHONE, SERVER = os.environ["PHONE"], os.environ["SERVER"]
NAME = b"bench"
CLONE_NEWNET, TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x40000000, 0x400454CA, 0x0001, 0x1000
# The size of a carrier's buffer; packets beyond it are lost.
QUEUE_BYTES = 400_000


def open_device(address, peer):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", NAME, IFF_TUN | IFF_NO_PI))
    subprocess.run(["ip", "address", "add", address, "peer", peer, "dev", NAME], check=True)
    subprocess.run(["ip", "link", "set", NAME, "up"], check=True)
    return device


server = open_device(SERVER, PHONE)
if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNET):
    sys.exit(f"No network namespace: {os.strerror(ctypes.get_errno())}")
phone = open_device(PHONE, SERVER)
# Playwright talks to the browser through these two pipes.
browser = subprocess.Popen([os.environ["CHROMIUM"], *sys.argv[1:]], pass_fds=(3, 4))
bits, delay = float(os.environ["BITS"]), float(os.environ["ROUND_TRIP"]) / 2
queues = {phone: deque(), server: deque()}
free = {phone: 0.0, server: 0.0}
while browser.poll() is None:
    now = time.monotonic()
    due = min((queue[0][0] for queue in queues.values() if queue), default=now + 0.2)
    ready, _, _ = select.select([phone, server], [], [], max(0, due - now))
    now = time.monotonic()
    for source in ready:
        target = server if source is phone else phone
        packet = os.read(source, 65536)
        start = max(now, free[target])
        if (start - now) * bits / 8 < QUEUE_BYTES:
            free[target] = start + len(packet) * 8 / bits
            queues[target].append((free[target] + delay, packet))
    for target, queue in queues.items():
        while queue and queue[0][0] <= now:
            os.write(target, queue.popleft()[1])
sys.exit(browser.returncode)
