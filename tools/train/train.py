"""Trains the networks of the agent `champion` from what self_play wrote (README.md has the order).

    train.py value   --data DIR --out value.pt       the chance to win after a guess, from its outcome
    train.py label   --data DIR --value value.pt     what each candidate of a guess is worth by it
    train.py score   --data DIR --out score.pt       the candidates' worth in one pass
    train.py export  --net score.pt --out FILE       whole numbers of 16 bits, for the program

Boards of all sizes lie in one canvas, top left; a byte a cell says what is seen there. What is
outside a board is zero after every layer, as it is in the program, which knows no canvas.
"""
import argparse
import glob
import math
import os
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

torch.backends.cudnn.benchmark = True
torch.backends.cuda.matmul.allow_tf32 = True
torch.backends.cudnn.allow_tf32 = True

HIGH, WIDE = 20, 30
CELLS = HIGH * WIDE
OUTSIDE = 10
PLANES, MARKS = 24, 6
CANDIDATES = 8
DEVICE = 'cuda'
CANDIDATE = np.dtype([('cell', '<i4'), ('safety', '<f4'), ('estimate', '<f4'), ('best_after', '<f4'),
                      ('goes_on', '<f4'), ('log_safe', '<f4'), ('answers', '<i4')])


def conditions(data):
    """(folder, width, height) of every condition: folders are named as in 30x16-99-safe."""
    for folder in sorted(glob.glob(os.path.join(data, '*x*'))):
        width, height = os.path.basename(folder).split('-')[0].split('x')
        yield folder, int(width), int(height)


def on_canvas(boards, width, height):
    """Boards as bytes [n, cells] on a canvas [n, HIGH, WIDE], on the GPU."""
    out = torch.full((len(boards), HIGH, WIDE), OUTSIDE, dtype=torch.uint8, device=DEVICE)
    step = 400000
    for i in range(0, len(boards), step):
        part = torch.from_numpy(np.ascontiguousarray(boards[i:i + step])).to(DEVICE)
        out[i:i + step, :height, :width] = part.view(-1, height, width)
    return out


def planes(b, dt=torch.bfloat16):
    """What the network sees of boards [n, HIGH, WIDE]: planes, the unknown cells, the board."""
    opened, cov, safe, mine = b < 9, b >= 16, b == 16, b == 255
    inside = b != OUTSIDE
    unk = cov & ~safe & ~mine
    u, m, o, s, one = (t.to(dt) for t in (unk, mine, opened, safe, inside))
    around = F.avg_pool2d(torch.stack([m, u, o], 1), 3, 1, 1, divisor_override=1)
    nm, nu, no = around[:, 0], around[:, 1], around[:, 2]
    p32 = (b.float() - 16.) / 239.
    zero = torch.zeros_like(p32)
    p = torch.where(cov, p32, zero)
    pu = torch.where(unk, p32, zero)
    left = (b.to(dt) - nm) * o * (nu > 0).to(dt)
    logit = torch.where(unk, torch.log((p32 + .004) / (1.004 - p32)) * .25, zero).to(dt)
    inner = u * (no == 0).to(dt)
    unknown = unk.sum((1, 2)).float()
    mines = pu.sum((1, 2))
    pd = p.to(dt)

    def everywhere(x):
        return x.to(dt)[:, None, None] * one
    x = torch.stack([
        pd, u, s, m, o, inner, o * (nu > 0).to(dt),
        (left == 1).to(dt), (left == 2).to(dt), (left == 3).to(dt), (left == 4).to(dt), (left >= 5).to(dt),
        nu * o / 8, left / nu.clamp(min=1), logit, one,
        everywhere(mines / unknown.clamp(min=1) * 2), everywhere(unknown / 240.), everywhere(mines / 50.),
        u * nu / 8, u * no / 8, logit * inner, u * nm / 8, pd * (1 - pd) * 4 * u], 1)
    return x.contiguous(memory_format=torch.channels_last), unk, one[:, None]


class Block(nn.Module):
    def __init__(self, channels, pools):
        super().__init__()
        self.c1 = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.b1 = nn.BatchNorm2d(channels)
        self.c2 = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.b2 = nn.BatchNorm2d(channels)
        self.pool = nn.Linear(channels, channels) if pools else None
        nn.init.constant_(self.b2.weight, .3)

    def forward(self, x, inside, cells):
        y = F.relu(self.b1(self.c1(x))) * inside
        if self.pool is not None:
            y = (y + self.pool(y.sum((2, 3)) / cells)[:, :, None, None]) * inside
        return F.relu(x + self.b2(self.c2(y))) * inside


class Net(nn.Module):
    """Value: the chance to win is exp(-sum of the cells' risks). Score: a number a cell."""

    def __init__(self, channels, blocks, marks):
        super().__init__()
        self.channels, self.marks = channels, marks
        self.stem = nn.Conv2d(PLANES + marks, channels, 3, padding=1, bias=False)
        self.bs = nn.BatchNorm2d(channels)
        self.blocks = nn.ModuleList([Block(channels, i % 2 == 1) for i in range(blocks)])
        self.head = nn.Conv2d(channels, 1, 1)
        nn.init.zeros_(self.head.weight)
        nn.init.constant_(self.head.bias, 0. if marks else -5.)

    def forward(self, b, marks=None):
        x, unk, inside = planes(b)
        cells = inside.sum((2, 3))
        if self.marks:
            x = torch.cat([x, marks.to(x.dtype)], 1).contiguous(memory_format=torch.channels_last)
        x = F.relu(self.bs(self.stem(x))) * inside
        for block in self.blocks:
            x = block(x, inside, cells)
        out = self.head(x)[:, 0].float()
        return out.flatten(1) if self.marks else (F.softplus(out) * unk).sum((1, 2))


def save(net, path):
    torch.save({'channels': net.channels, 'blocks': len(net.blocks), 'marks': net.marks, 'state': net.state_dict()}, path)


def load(path):
    kept = torch.load(path, map_location='cpu', weights_only=True)
    net = Net(kept['channels'], kept['blocks'], kept['marks'])
    net.load_state_dict(kept['state'])
    return net


def folded(net):
    """With the normalisations in the convolutions."""
    from torch.nn.utils.fusion import fuse_conv_bn_eval
    net = net.eval()
    net.stem, net.bs = fuse_conv_bn_eval(net.stem, net.bs), nn.Identity()
    for block in net.blocks:
        block.c1, block.b1 = fuse_conv_bn_eval(block.c1, block.b1), nn.Identity()
        block.c2, block.b2 = fuse_conv_bn_eval(block.c2, block.b2), nn.Identity()
    return net


def ready(net):
    return folded(net).to(DEVICE).to(torch.bfloat16).to(memory_format=torch.channels_last)


def flipped(b):
    k = np.random.randint(4)
    return b.flip([d for d, bit in ((1, 1), (2, 2)) if k & bit]) if k else b


def cross_entropy(risk, y):
    risk = risk.clamp(1e-5, 12.)
    return (y * risk - (1 - y) * torch.log(-torch.expm1(-risk))).mean()


class Schedule:
    """Steps for so many seconds: the rate rises for 200 steps and falls to nothing."""

    def __init__(self, net, options):
        self.options = options
        self.optimizer = torch.optim.AdamW(net.parameters(), lr=options.lr, weight_decay=1e-2, fused=True)
        self.net, self.begin, self.steps = net, time.time(), 0

    def share(self):
        return (time.time() - self.begin) / self.options.seconds

    def step(self, loss):
        rate = self.options.lr * min(1, (self.steps + 1) / 200) * .5 * (1 + math.cos(math.pi * min(1, self.share())))
        for group in self.optimizer.param_groups:
            group['lr'] = rate
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.steps += 1


def read_values(data):
    boards, labels = [], []
    for folder, width, height in conditions(data):
        kind = np.dtype([('board', 'u1', width * height), ('label', '<f4')])
        parts = [np.fromfile(f, dtype=kind) for f in sorted(glob.glob(folder + '/values.*'))]
        if not parts:
            continue
        r = np.concatenate(parts)
        print(folder, len(r), 'mean %.4f variance %.4f' % (r['label'].mean(), r['label'].var()), flush=True)
        boards.append(on_canvas(r['board'], width, height))
        labels.append(torch.from_numpy(np.ascontiguousarray(r['label'])).to(DEVICE))
    return torch.cat(boards), torch.cat(labels)


def train_value(options):
    boards, labels = read_values(options.data)
    n = len(labels)
    held = min(100000, n // 20)
    order = torch.randperm(n, device=DEVICE, generator=torch.Generator(DEVICE).manual_seed(1))
    held_out, rest = order[:held], order[held:]
    teacher = ready(load(options.teacher)) if options.teacher else None
    net = Net(options.channels, options.blocks, 0).to(DEVICE).to(memory_format=torch.channels_last)
    with torch.no_grad():  # begin at the mean
        unknown = float(planes(boards[rest[:20000]])[1].sum((1, 2)).float().mean())
        net.head.bias.fill_(math.log(math.expm1(-math.log(float(labels.mean())) / unknown)))

    def evaluate():
        net.eval()
        with torch.no_grad(), torch.autocast('cuda', dtype=torch.bfloat16):
            v = torch.cat([torch.exp(-net(boards[held_out[i:i + 8192]])) for i in range(0, held, 8192)])
        net.train()
        y = labels[held_out]
        return 'held out: explained %.4f mean %.4f of %.4f' % (1 - float(((v - y) ** 2).mean() / y.var()), float(v.mean()), float(y.mean()))

    schedule, told = Schedule(net, options), time.time()
    while schedule.share() < 1:
        shuffled = rest[torch.randperm(len(rest), device=DEVICE)]
        for i in range(0, len(shuffled) - options.batch + 1, options.batch):
            if schedule.share() >= 1:
                break
            pick = shuffled[i:i + options.batch]
            b = flipped(boards[pick])
            y = labels[pick]
            if teacher is not None:
                with torch.no_grad():
                    y = .8 * torch.exp(-teacher(b)) + .2 * y
            with torch.autocast('cuda', dtype=torch.bfloat16):
                risk = net(b)
            schedule.step(cross_entropy(risk, y))
            if time.time() - told > options.every:
                told = time.time()
                print('%.0f s, %d steps, %.2f epochs' % (told - schedule.begin, schedule.steps, schedule.steps * options.batch / len(rest)), evaluate(), flush=True)
    print('end: %d steps, %.2f epochs' % (schedule.steps, schedule.steps * options.batch / len(rest)), evaluate(), flush=True)
    save(net, options.out)


def guess_files(folder):
    return sorted(f for f in glob.glob(folder + '/guesses.*') if '.rows.' not in f and not f.endswith('.npy'))


def label(options):
    """Beside every file of guesses: the worth of each candidate by the value network."""
    nets = [ready(load(path)) for path in options.value.split(',')]
    begin, total = time.time(), 0
    for folder, width, height in conditions(options.data):
        kind = np.dtype([('board', 'u1', width * height), ('candidates', CANDIDATE, CANDIDATES)])
        row = np.dtype([('board', 'u1', width * height), ('probability', '<f4')])
        for path in guess_files(folder):
            guesses = np.fromfile(path, dtype=kind)
            rows = np.memmap(path.replace('guesses.', 'guesses.rows.'), dtype=row, mode='r') if len(guesses) else []
            answers = guesses['candidates']['answers'].reshape(-1)
            assert answers.sum() == len(rows), path
            values = []
            with torch.no_grad():
                for i in range(0, len(rows), 16384):
                    b = on_canvas(rows['board'][i:i + 16384], width, height)
                    k = len(b)
                    if k < 16384:
                        b = F.pad(b, (0, 0, 0, 0, 0, -k % 4096), value=OUTSIDE)
                    risk = sum(net(b) for net in nets) / len(nets)
                    values.append(torch.exp(-risk)[:k].float())
            owner = torch.from_numpy(np.repeat(np.arange(len(answers)), answers)).to(DEVICE)
            p = torch.from_numpy(np.ascontiguousarray(rows['probability'])).to(DEVICE)
            worth = torch.zeros(len(answers), device=DEVICE).index_add_(0, owner, torch.cat(values) * p)
            whole = torch.zeros(len(answers), device=DEVICE).index_add_(0, owner, p)
            worth = (worth / whole.clamp(min=1e-9)).cpu().numpy().reshape(-1, CANDIDATES)
            np.save(path + '.worth.npy', worth * guesses['candidates']['safety'])
            total += len(rows)
    print('%d rows labelled in %.0f s' % (total, time.time() - begin), flush=True)


def marks_of(cell, ok, features):
    """The candidates' own planes [n, MARKS, HIGH, WIDE]."""
    n = cell.shape[0]
    out = torch.zeros((n, MARKS, CELLS + 1), device=DEVICE)
    at = torch.where(ok, cell, torch.full_like(cell, CELLS))
    out[:, 0].scatter_(1, at, ok.float())
    for k in range(MARKS - 1):
        out[:, k + 1].scatter_(1, at, features[:, :, k] * ok)
    return out[:, :, :CELLS].reshape(n, MARKS, HIGH, WIDE)


def read_guesses(data):
    boards, cells, worths, features, estimates, oks = [], [], [], [], [], []
    up = lambda x: torch.from_numpy(np.ascontiguousarray(x)).to(DEVICE)
    for folder, width, height in conditions(data):
        kind = np.dtype([('board', 'u1', width * height), ('candidates', CANDIDATE, CANDIDATES)])
        files = guess_files(folder)
        if not files:
            continue
        r = np.concatenate([np.fromfile(f, dtype=kind) for f in files])
        w = np.concatenate([np.load(f + '.worth.npy') for f in files])
        c = r['candidates']
        ok = c['cell'] >= 0
        cell = np.where(ok, c['cell'] // width * WIDE + c['cell'] % width, 0)
        top = np.where(ok, c['estimate'], -1e9).max(1, keepdims=True)
        f = np.stack([c['safety'], (c['estimate'] - top) * 5, c['best_after'], c['goes_on'], c['log_safe'] * .5], 2)
        boards.append(on_canvas(r['board'], width, height))
        for into, x in ((cells, cell.astype(np.int64)), (worths, w.astype(np.float32)), (features, f.astype(np.float32)),
                        (estimates, np.where(ok, c['estimate'], 0).astype(np.float32)), (oks, ok)):
            into.append(up(x))
        print(folder, len(r), 'guesses', flush=True)
    return [torch.cat(x) for x in (boards, cells, worths, features, estimates, oks)]


def train_score(options):
    boards, cell, worth, features, estimate, ok = read_guesses(options.data)
    n = len(boards)
    order = torch.randperm(n, device=DEVICE, generator=torch.Generator(DEVICE).manual_seed(1))
    held = min(50000, n // 10)
    held_out, rest = order[:held], order[held:]
    log_worth = torch.log(torch.where(ok, worth, 1.).clamp(min=1e-4))
    low = torch.tensor(-1e9, device=DEVICE)
    net = Net(options.channels, options.blocks, MARKS).to(DEVICE).to(memory_format=torch.channels_last)

    def regret(scores, pick):
        chosen = torch.where(ok[pick], scores, low).argmax(1)
        best = torch.where(ok[pick], worth[pick], low).max(1)[0]
        return 100 * float((best - worth[pick].gather(1, chosen[:, None])[:, 0]).mean())

    def scores_of(b, c, o, f, e):
        with torch.autocast('cuda', dtype=torch.bfloat16):
            out = net(b, marks_of(c, o, f))
        return out.gather(1, c) + e

    def evaluate():
        net.eval()
        with torch.no_grad():
            s = torch.cat([scores_of(boards[p], cell[p], ok[p], features[p], estimate[p]) for p in held_out.split(4096)])
        net.train()
        return 'regret a guess, points: %.4f (by estimate %.4f, by safety %.4f)' % (
            regret(s, held_out), regret(estimate[held_out], held_out), regret(features[held_out][:, :, 0], held_out))

    schedule, told = Schedule(net, options), time.time()
    while schedule.share() < 1:
        shuffled = rest[torch.randperm(len(rest), device=DEVICE)]
        for i in range(0, len(shuffled) - options.batch + 1, options.batch):
            if schedule.share() >= 1:
                break
            pick = shuffled[i:i + options.batch]
            b, c, o = boards[pick], cell[pick], ok[pick]
            k = np.random.randint(4)
            row, col = c // WIDE, c % WIDE
            if k & 1:
                b, row = b.flip(1), HIGH - 1 - row
            if k & 2:
                b, col = b.flip(2), WIDE - 1 - col
            s = scores_of(b, row * WIDE + col, o, features[pick], estimate[pick])
            weight = o.float()
            count = weight.sum(1, keepdim=True)
            d = (s - log_worth[pick]) * weight
            d = (d - d.sum(1, keepdim=True) / count) * weight
            error = (d * d).sum(1).div(count[:, 0]).mean()
            chosen = torch.softmax(torch.where(o, s / .02, low), 1)
            gap = torch.where(o, worth[pick], low).max(1, keepdim=True)[0] - worth[pick]
            schedule.step(error + 10 * (chosen * gap * weight).sum(1).mean())
            if time.time() - told > options.every:
                told = time.time()
                print('%.0f s, %d steps, %.2f epochs' % (told - schedule.begin, schedule.steps, schedule.steps * options.batch / len(rest)), evaluate(), flush=True)
    print('end: %d steps, %.2f epochs' % (schedule.steps, schedule.steps * options.batch / len(rest)), evaluate(), flush=True)
    save(net, options.out)


def export(options):
    """Float32, little-endian: channels, blocks, planes, then each layer's weights [3][3][in][out] and biases."""
    net = folded(load(options.net)).float()
    out = [np.array([net.channels, len(net.blocks), PLANES + net.marks], dtype=np.float32)]

    def put(layer, order):
        out.append(layer.weight.detach().permute(*order).contiguous().numpy().ravel())
        out.append(layer.bias.detach().numpy().ravel())
    put(net.stem, (2, 3, 1, 0))
    for block in net.blocks:
        put(block.c1, (2, 3, 1, 0))
        if block.pool is not None:
            put(block.pool, (1, 0))
        put(block.c2, (2, 3, 1, 0))
    put(net.head, (2, 3, 1, 0))
    np.concatenate([x.astype('<f4') for x in out]).tofile(options.out)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('task', choices=['value', 'label', 'score', 'export'])
    for name in ('data', 'out', 'value', 'net', 'teacher'):
        parser.add_argument('--' + name)
    for name, usual in (('channels', 64), ('blocks', 6), ('batch', 4096)):
        parser.add_argument('--' + name, type=int, default=usual)
    for name, usual in (('seconds', 60.), ('every', 20.), ('lr', 1.5e-3)):
        parser.add_argument('--' + name, type=float, default=usual)
    options = parser.parse_args()
    {'value': train_value, 'label': label, 'score': train_score, 'export': export}[options.task](options)


if __name__ == '__main__':
    main()
